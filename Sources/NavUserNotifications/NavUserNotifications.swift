/// The meaning of `import UserNotifications` to a learner's file: notifications that a person taps.
@_exported public import NavUI
