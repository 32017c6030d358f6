/// The macro behind `@Animatable`: the type conforms to `Animatable`, unless it already does.
struct AnimatableMacro {
  /// The name in the macro's declaration.
  static let name = "AnimatableMacro"
  /// The name in the declaration of `@AnimatableIgnored`, which adds nothing.
  static let ignoredName = "AnimatableIgnoredMacro"

  /// The extended type, as the compiler names it.
  let type: String?
  /// The protocols that the type lacks, as the compiler lists them.
  let conformances: String?

  /// The expansion.
  var answer: CompilerAnswer {
    guard let type, let conformances, conformances.contains("Animatable") else {
      return .expansion("")
    }
    return .expansion("extension \(type.trimmed): SwiftUI.Animatable {}")
  }
}

extension String {
  /// The text without surrounding white space.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
