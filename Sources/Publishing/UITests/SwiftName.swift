/// A Swift name that is derived from ordinary words.
struct SwiftName {
  /// The words as a type name, such as `APlace27` for `27-a-place`.
  let type: String

  /// Creates a name from words.
  ///
  /// - Parameter words: Any text, of which only ASCII letters and digits are kept.
  init(words: String) {
    let parts = words.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let isNumber = { (part: Substring) in part.allSatisfy(\.isNumber) }
    let first = parts.firstIndex { !isNumber($0) } ?? parts.endIndex
    // A name cannot begin with a digit.
    let ordered = parts[first...] + parts[..<first]
    let joined = ordered.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    type = joined.first?.isLetter == true ? joined : "Script\(joined)"
  }

  /// Returns the name, with a number appended if the name is taken, and adds the result to the taken names.
  ///
  /// - Parameters:
  ///   - name: The preferred name.
  ///   - taken: The names that are taken, with the new one afterwards.
  /// - Returns: The name, with a number if it was taken.
  static func unused(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
