/// Answers the compiler's requests with the expansions of NavUI's macros.
struct MacroExpander {
  /// The answer to one request.
  func answer(_ request: CompilerRequest) -> CompilerAnswer {
    switch request {
    case .capability: .capability
    case .freestanding(macro: PreviewMacro.name): PreviewMacro.expansion
    case .attached(macro: PreviewMacro.previewableName, _, _, _): .expansion("")
    case .attached(macro: EntryMacro.name, let role, let declaration, let context):
      EntryMacro(role: role, declaration: declaration, context: context).answer
    case .freestanding(let macro), .attached(let macro, _, _, _):
      .failure(message: "NavUI has no macro '\(macro)'", at: nil)
    case .other: .failure(message: "NavUI's macros cannot do this", at: nil)
    }
  }
}
