/// The macro behind `#Rule` of TipKit, whose expansion creates a `Tips.Rule` from the same arguments.
///
/// The arguments are checked like those of a function, and no tip is ever shown here.
struct RuleMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "RuleMacro"

  /// The use of the macro in the source, or nil if the compiler has not sent it.
  var use: CompilerRequest.Syntax?

  /// The expansion of the macro.
  var answer: CompilerAnswer {
    guard let use, let mark = use.source.firstRange(of: "#Rule") else {
      return .failure(message: "'#Rule' needs an input and a condition", at: use?.start)
    }
    return .expansion("Tips.Rule" + use.source[mark.upperBound...])
  }
}
