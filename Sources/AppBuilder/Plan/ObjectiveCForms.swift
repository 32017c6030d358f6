/// A translation of code for Objective-C into code that a compiler without Objective-C accepts.
///
/// `@objc` has no effect on Swift code, `#selector` names a method for UIKit, and `@NSManaged` lets Objective-C
/// implement a property of Core Data. They are replaced in the compiler's copy of the text. All places stay the same,
/// except after declarations of managed functions, which get a body.
enum ObjectiveCForms {
  /// Returns text without Objective-C's attributes, and with selectors created by NavUI's own type.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func replaced(in text: String) -> String {
    let forms: [StaticString] = [
      "@objc", "#selector", "#keyPath", "@nonobjc", "@NSManaged", "NSExpression",
      "PersonNameComponentsFormatter",
      "@IB",
    ]
    guard forms.contains(where: { text.mentions($0) }) else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    var bytes = Array(text.utf8)
    func write(_ replacement: String, over range: Range<Int>) {
      let padding = String(repeating: " ", count: range.count - replacement.utf8.count)
      bytes.replaceSubrange(range, with: (padding + replacement).utf8)
    }
    let groups = TokenGroups(tokens)
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      let word = tokens[index + 1].word
      let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
      if tokens[index].is("@"), attributes.contains(word) {
        write("", over: range)
        if index + 2 < tokens.count, tokens[index + 2].is("("),
          tokens[index + 2].range.lowerBound == range.upperBound
        {
          let end = groups.end(ofGroupAt: index + 2)
          write("", over: tokens[index + 2].range.lowerBound..<tokens[end - 1].range.upperBound)
          // Text that is already blank does not need another replacement.
          index = end - 1
        }
      } else if tokens[index].is("#"), word == "selector" {
        let owned = rangeOfOwner(in: tokens, behind: index + 2)
        let head = owned.map { range.lowerBound..<$0.upperBound } ?? range
        write(owned == nil ? "Selector" : "ObjC(Self.", over: head)
      } else if tokens[index].is("#"), word == "keyPath", index + 2 < tokens.count,
        tokens[index + 2].is("(")
      {
        let end = groups.end(ofGroupAt: index + 2)
        let names = tokens[(index + 2)..<end].map(\.word).filter { !$0.isEmpty }
        let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
        let whole = range.lowerBound..<tokens[end - 1].range.upperBound
        write("\"\(path)\"", over: whole)
        index = end - 1
      } else if word == "NSExpression" {
        // Foundation's own declaration has no implementation.
        write("CDExpression", over: tokens[index + 1].range)
      } else if word == "PersonNameComponentsFormatter" {
        // So is this one.
        write("PersonNameFormatter", over: tokens[index + 1].range)
      } else if tokens[index].is("@"), word == "NSManaged" {
        guard let function = managedFunction(tokens, groups, behind: index + 2) else {
          write("@CDManaged", over: range)
          continue
        }
        let start = tokens[index + 2].range.lowerBound
        let declaration = bytes[start..<function.end]
        let body = Array("{m(\(function.parameter))}".utf8)
        let room = range.lowerBound..<function.end
        guard declaration.count + body.count <= room.count else { continue }
        let blanks = Array(
          repeating: UInt8(ascii: " "),
          count: room.count - declaration.count - body.count
        )
        bytes.replaceSubrange(room, with: Array(declaration) + body + blanks)
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The attributes that only Objective-C and Interface Builder use.
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
  ]

  /// Returns the range between `#selector` and an unqualified method name, or nil if the selector has another form.
  ///
  /// A bare name would be a closure that keeps the object alive, which a selector does not do.
  private static func rangeOfOwner(in tokens: [SwiftToken], behind open: Int) -> Range<Int>? {
    guard open + 2 < tokens.count, tokens[open].is("(") else { return nil }
    let isNamed = tokens[open + 1].word == "self" && tokens[open + 2].is(".")
    let name = isNamed ? open + 3 : open + 1
    guard name + 1 < tokens.count, let first = tokens[name].word.first,
      first.isLowercase || first == "_",
      tokens[name + 1].is(")") || tokens[name + 1].is("(")
    else { return nil }
    let whole = tokens[open].range.lowerBound..<tokens[name].range.lowerBound
    let parts = tokens[(open + 1)...name]
    let isTight = zip(tokens[open...], parts).allSatisfy {
      $0.range.upperBound == $1.range.lowerBound
    }
    return isTight && !["super", "getter", "setter"].contains(tokens[name].word) ? whole : nil
  }

  /// Returns the end and the parameter name of the function that follows an attribute, or nil for a property.
  private static func managedFunction(
    _ tokens: [SwiftToken],
    _ groups: TokenGroups,
    behind start: Int
  ) -> (end: Int, parameter: String)? {
    let rest = tokens.indices.dropFirst(start)
    guard let keyword = rest.first(where: { ["var", "func"].contains(tokens[$0].word) }),
      tokens[keyword].word == "func",
      let open = rest.first(where: { $0 > keyword && tokens[$0].is("(") })
    else { return nil }
    let end = groups.end(ofGroupAt: open)
    let names = tokens[open..<end].prefix { !$0.is(":") }.map(\.word).filter { !$0.isEmpty }
    return (tokens[end - 1].range.upperBound, names.last ?? "")
  }
}
