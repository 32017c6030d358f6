/// What `import UserNotifications` means to a learner's file: notifications that a person taps.
@_exported public import NavUI
