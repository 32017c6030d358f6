/// Declares code that only Xcode's canvas runs.
///
/// - Parameters:
///   - name: The name of the playground.
///   - body: The code, which is checked and never runs.
@freestanding(declaration)
public macro Playground(
  _ name: String? = nil,
  body: @escaping @MainActor () async throws -> Void
) = #externalMacro(module: "NavUIMacros", type: "PreviewMacro")
