/// The meaning of `import AppIntents` in a learner's file: intents that the system runs, and a
/// script with `intent`.
@_exported public import NavUI
