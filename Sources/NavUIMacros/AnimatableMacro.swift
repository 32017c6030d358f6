/// The macro behind `@Animatable`, which makes a type conform to `Animatable`.
struct AnimatableMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "AnimatableMacro"
  /// The declared name of the macro `@AnimatableIgnored`, which adds no code.
  static let ignoredName = "AnimatableIgnoredMacro"

  /// The extended type, as named by the compiler, or nil if the compiler names none.
  let type: String?
  /// The protocols to which the type does not yet conform, as listed by the compiler, or nil if none are listed.
  let conformances: String?

  /// The expansion of the macro.
  var answer: CompilerAnswer {
    guard let type, let conformances, conformances.contains("Animatable") else {
      return .expansion("")
    }
    return .expansion("extension \(type.trimmed): SwiftUI.Animatable {}")
  }
}

extension String {
  /// The string with outer white space removed and inner white space reduced to single blanks.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
