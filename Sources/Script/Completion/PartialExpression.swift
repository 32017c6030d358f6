/// A partial line about an object, split at the brackets that are still open.
struct PartialExpression {
  /// An open bracket.
  struct Level {
    /// The text before the bracket, such as `router.navigate` or `.detail`, or an empty string before a list.
    var callee: String
    /// A Boolean value that indicates whether the bracket is a square bracket.
    var isList: Bool
    /// The labels of the complete arguments.
    var labels: [String?] = []
    /// The label of the argument at the cursor, or nil if the argument has no label.
    var label: String?
  }

  /// The open brackets at the cursor, outermost first.
  private(set) var levels: [Level] = []
  /// The assigned or compared expression before an equals sign, or nil if there is none.
  private(set) var assigned: String?
  /// The text before the last dot outside all brackets.
  private(set) var base = ""
  /// The word at the cursor.
  private(set) var current = ""
  /// A Boolean value that indicates whether the cursor is inside quotation marks.
  private(set) var isQuoted = false

  private var piece = ""
  private var pieces: [String] = []

  /// Creates a partial expression from the part of a line before the cursor.
  ///
  /// - Parameter text: The line up to the cursor, beginning with the object's name.
  init(_ text: String) {
    var isEscaped = false
    for character in text {
      if isQuoted {
        piece.append(character)
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
        continue
      }
      take(character)
    }
    current = String(piece.drop { $0.isWhitespace })
    if levels.isEmpty, assigned == nil {
      (base, current) = Self.cut(piece)
    }
  }

  private mutating func take(_ character: Character) {
    switch character {
    case "\"":
      isQuoted = true
      piece.append(character)
    case "(", "[":
      let callee = piece.trimmed
      // An index belongs to the expression before it, and is not a list.
      levels.append(Level(callee: callee, isList: character == "[" && callee.isEmpty))
      pieces.append(piece + String(character))
      piece = ""
    case ")", "]":
      guard levels.popLast() != nil, let before = pieces.popLast() else { return }
      piece = before + piece + String(character)
    case "," where !levels.isEmpty:
      levels[levels.count - 1].labels.append(levels[levels.count - 1].label)
      levels[levels.count - 1].label = nil
      pieces[pieces.count - 1] += piece + ","
      piece = ""
    case ":" where !levels.isEmpty:
      levels[levels.count - 1].label = piece.trimmed
      pieces[pieces.count - 1] += piece + ":"
      piece = ""
    case "=" where levels.isEmpty:
      let place = assigned ?? piece
      assigned = place.trimmed.trimmingSign
      piece = ""
    default: piece.append(character)
    }
  }

  /// Returns the parts of an expression before and after its last dot outside all brackets.
  static func cut(_ text: String) -> (base: String, name: String) {
    var depth = 0
    var dot: String.Index?
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "." where depth == 0: dot = index
      default: break
      }
    }
    guard let dot else { return ("", text) }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The text without a final character that belongs to an operator, as in `+=` and `!=`.
  fileprivate var trimmingSign: String {
    guard let last, "+-!".contains(last) else { return self }
    return String(dropLast()).trimmed
  }
}
