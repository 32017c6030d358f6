/// A built-in style, whose controls the runtime draws itself.
protocol BuiltInStyle {}

extension AutomaticDisclosureGroupStyle: BuiltInStyle {}
extension SwitchToggleStyle: BuiltInStyle {}
