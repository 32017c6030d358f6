/// What `import AppIntents` means to a learner's file: intents that the system runs, which a script does with `intent`.
@_exported public import NavUI
