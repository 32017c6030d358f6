/// Lets a preview contain state: `@Previewable @State var on = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "NavUIMacros", type: "PreviewableMacro")
