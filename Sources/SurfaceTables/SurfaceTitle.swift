/// The two overloads of a declaration with a title.
///
/// A parameter of the type `Title` is a key of the translations in one overload, and any string in the other.
struct SurfaceTitle {
  /// The overload for a translation key.
  private(set) var ofKey: SurfaceSignature

  /// The overload for any string.
  private(set) var ofString: SurfaceSignature

  private let name: String

  /// Creates both overloads from one signature.
  ///
  /// `Title` among the generic parameters says where that of the string stands; otherwise it is the first.
  ///
  /// - Parameters:
  ///   - signature: The declaration with a parameter of the type `Title`.
  ///   - row: The row of the table.
  /// - Throws: A `SurfaceError` without such a parameter.
  init(_ signature: SurfaceSignature, of row: SurfaceRow) throws {
    guard let index = signature.parameters.firstIndex(where: { $0.type == "Title" }) else {
      throw SurfaceError(
        line: row.line,
        reason: "a titled declaration has a parameter 'title: Title'"
      )
    }
    let parameter = signature.parameters[index]
    name = parameter.name
    ofKey = signature
    ofKey.generics.removeAll { $0 == "Title" }
    ofKey.parameters[index].names = parameter.names + "Key"
    ofKey.parameters[index].type = "LocalizedStringKey"
    ofString = signature
    ofString.parameters[index].type = "S"
    if let place = signature.generics.firstIndex(of: "Title") {
      ofString.generics[place] = "S: StringProtocol"
    } else {
      ofString.generics.insert("S: StringProtocol", at: 0)
    }
  }

  /// Returns a body that uses the name of the key parameter for the title.
  ///
  /// - Parameter body: The body.
  /// - Returns: The body of the overload for a key.
  func withKey(_ body: String) -> String {
    var result = ""
    var rest = body[...]
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound]
      let isWord =
        before.last.map { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" } ?? true
      let after = rest[found.upperBound...]
      let ends = after.first.map { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "_" } ?? true
      result += before + name + (isWord && ends ? "Key" : "")
      rest = after
    }
    return result + rest
  }
}
