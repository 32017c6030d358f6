/// The names that `import UserNotifications` provides in a learner's file, for notifications that the user taps.
@_exported public import NavUI
