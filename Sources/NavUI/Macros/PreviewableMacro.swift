/// Marks state that a preview contains, as in `@Previewable @State var on = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "NavUIMacros", type: "PreviewableMacro")
