/// Support for values that no code reads.
extension SurfaceWriter {
  /// Writes a type whose values are identified by name.
  ///
  /// The row `choice Prominence` contains a row such as `standard, increased`.
  mutating func writeChoice(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    emitHead(of: row)
    let declared = row.text.dropFirst("choice ".count)
    let protocols = declared.contains(":") ? "" : ": Hashable, Sendable"
    emit("public struct \(declared)\(protocols) {", "private let name: String")
    let inner = scope.inside(row, as: .type(stored: ["name"]))
    for member in row.members {
      guard let names = member.listedNames else {
        emit("")
        try write(member, in: inner)
        continue
      }
      for name in names {
        emit("")
        emitHead(of: member, naming: name)
        let plain = name.replacing("`", with: "")
        emit("public static let \(name) = \(row.typeName)(name: \"\(plain)\")")
      }
    }
    emit("}")
  }

  /// Writes named values of a type in an extension, for a row such as `named red, green`.
  mutating func writeNames(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    guard case .extended(let type) = scope.owner else {
      throw SurfaceError(line: row.line, reason: "named values stand in an extension")
    }
    for (index, name) in row.text.dropFirst("named ".count).partsBetweenCommas.enumerated() {
      if index > 0 { emit("") }
      emitHead(of: row, naming: name)
      emit("public static let \(name) = \(type)(name: \"\(name)\")")
    }
  }

  /// Writes a set of options, of which the first has the lowest bit.
  ///
  /// The row `options Edges: Int` contains a row such as `top, bottom`.
  mutating func writeOptions(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    let parts = row.text.dropFirst("options ".count).split(separator: ": ").map(String.init)
    guard parts.count == 2 else {
      throw SurfaceError(line: row.line, reason: "write options as 'options Name: Int'")
    }
    emitHead(of: row)
    emit("public struct \(parts[0]): OptionSet, Sendable {")
    emit("/// The bits of the set.", "public let rawValue: \(parts[1])", "")
    emit("/// Creates a set from its bits.")
    emit("public init(rawValue: \(parts[1])) { self.rawValue = rawValue }")
    let inner = scope.inside(row, as: .type(stored: ["rawValue"]))
    var bit = 0
    for member in row.members {
      guard let names = member.listedNames else {
        emit("")
        try write(member, in: inner)
        continue
      }
      for name in names {
        emit("")
        emitHead(of: member, naming: name)
        emit("public static let \(name) = \(parts[0])(rawValue: 1 << \(bit))")
        bit += 1
      }
    }
    emit("}")
  }

  /// Writes environment values with their defaults.
  ///
  /// The row `environment` contains rows such as `isFocused: Bool = false`.
  mutating func writeEnvironment(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    let values = try row.members.map { member in
      let colon = member.text.split(separator: ": ", maxSplits: 1).map(String.init)
      let parts = colon.count == 2 ? colon[1].split(separator: " = ").map(String.init) : []
      guard parts.count == 2 else {
        throw SurfaceError(line: member.line, reason: "write a value as 'name: Type = default'")
      }
      return (row: member, name: colon[0], type: parts[0], value: parts[1])
    }
    emit("extension EnvironmentValues {")
    for value in values {
      emitHead(of: value.row)
      let key = "self[\(value.name.capitalizedName)Key.self]"
      emit("public var \(value.name): \(value.type) {", "get { \(key) }")
      emit("set { \(key) = newValue }", "}", "")
    }
    emit("}")
    for value in values {
      emit("", "private struct \(value.name.capitalizedName)Key: EnvironmentKey {")
      emit("static var defaultValue: \(value.type) { \(value.value) }", "}")
    }
  }
}
