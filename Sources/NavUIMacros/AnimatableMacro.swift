/// The macro behind `@Animatable`: the type conforms to `Animatable`, unless it does so already.
struct AnimatableMacro {
  /// The name in the macro's declaration.
  static let name = "AnimatableMacro"
  /// The name in the declaration of `@AnimatableIgnored`, which has nothing to add.
  static let ignoredName = "AnimatableIgnoredMacro"

  /// The type that is extended, as the compiler names it.
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
  /// The text without white space around it.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
