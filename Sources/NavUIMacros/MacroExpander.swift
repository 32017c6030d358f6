/// An object that expands NavUI's macros for the compiler.
struct MacroExpander {
  /// Returns the answer to a request.
  func answer(_ request: CompilerRequest) -> CompilerAnswer {
    switch request {
    case .capability: .capability
    case .freestanding(macro: PreviewMacro.name, _): PreviewMacro.expansion
    case .freestanding(macro: RuleMacro.name, let use): RuleMacro(use: use).answer
    case .attached(macro: PreviewMacro.previewableName, _, _, _): .expansion("")
    case .extending(_, let type, let conformances):
      AnimatableMacro(type: type, conformances: conformances).answer
    case .attached(macro: AnimatableMacro.ignoredName, _, _, _): .expansion("")
    case .attached(macro: EntryMacro.name, let role, let declaration, let context):
      EntryMacro(role: role, declaration: declaration, context: context).answer
    case .attached(macro: ParameterMacro.name, let role, let declaration, _):
      ParameterMacro(role: role, declaration: declaration).answer
    case .attached(macro: ModelMacro.name, let role, let declaration, _):
      ModelMacro(role: role, declaration: declaration).answer
    case .attached(macro: PersistedPropertyMacro.name, let role, let declaration, let context):
      PersistedPropertyMacro(role: role, declaration: declaration, context: context).answer
    case .attached(macro: ManagedPropertyMacro.name, _, let declaration, _):
      ManagedPropertyMacro(declaration: declaration).answer
    case .attached(macro: ModelActorMacro.name, let role, let declaration, _):
      ModelActorMacro(role: role, declaration: declaration).answer
    case .attached(macro: "ModelNoteMacro", _, _, _), .freestanding(macro: "ModelNoteMacro", _):
      .expansion("")
    case .freestanding(let macro, _), .attached(let macro, _, _, _):
      .failure(message: "NavUI has no macro '\(macro)'", at: nil)
    case .other: .failure(message: "NavUI's macros cannot do this", at: nil)
    }
  }
}
