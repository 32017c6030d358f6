/// A built-in style, whose controls the runtime draws.
protocol BuiltInStyle {}

extension AutomaticDisclosureGroupStyle: BuiltInStyle {}
extension SwitchToggleStyle: BuiltInStyle {}
