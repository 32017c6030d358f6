/// The replacement for `import AppIntents` in a learner's file.
@_exported public import NavUI
