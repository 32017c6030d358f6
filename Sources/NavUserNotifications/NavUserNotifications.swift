/// The meaning of `import UserNotifications` to a learner's file: notifications that the user taps.
@_exported public import NavUI
