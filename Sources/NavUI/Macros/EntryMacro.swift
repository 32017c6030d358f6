/// Turns a variable in an extension of `EnvironmentValues` into an environment value with a default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "NavUIMacros", type: "EntryMacro")
