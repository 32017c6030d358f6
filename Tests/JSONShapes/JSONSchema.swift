import Foundation

/// The part of JSON Schema that the shapes of reports are written in; any other keyword is a complaint.
package struct JSONSchema {
  private let root: JSONValue
  /// Whether a member that the schema does not name is a complaint, also where the schema is open.
  private let isClosed: Bool

  /// Reads a schema.
  ///
  /// - Parameters:
  ///   - path: The file, from the root of the repository.
  ///   - isClosed: Whether members that the schema does not name are complained of everywhere.
  /// - Throws: An error when there is no such file, or no JSON in it.
  package init(_ path: String, isClosed: Bool = false) throws {
    let url = URL(filePath: #filePath).appending(path: "../../../\(path)").standardized
    root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
    self.isClosed = isClosed
  }

  /// Returns the faults of a text in JSON, each with its place; nothing when it has the shape.
  ///
  /// - Parameter text: The text.
  /// - Returns: The complaints.
  /// - Throws: An error when the text is not JSON.
  package func complaints(about text: String) throws -> [String] {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    return complaints(about: value, by: root, at: "$")
  }

  /// A part of the schema, by the names of its keys.
  ///
  /// - Parameter keys: The names, from the outside in.
  /// - Returns: The part, or nil when there is none.
  package func part(_ keys: String...) -> JSONValue? {
    keys.reduce(Optional(root)) { $0?[$1] }
  }

  private static let notes: Set = ["$schema", "$defs", "title", "description"]

  private func complaints(
    about value: JSONValue,
    by schema: JSONValue,
    at place: String
  ) -> [String] {
    guard case .object(let rules) = schema else { return ["\(place): this is no schema"] }
    return rules.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case _ where Self.notes.contains(keyword): return []
      case "$ref": return reference(rule, value, place)
      case "type":
        return Self.type(rule, of: value) ? [] : ["\(place): this is no \(rule.text ?? "type")"]
      case "const": return value == rule ? [] : ["\(place): \(value) is not \(rule)"]
      case "enum": return rule.elements.contains(value) ? [] : ["\(place): \(value) is not known"]
      case "minimum": return at(place, value.number.map { $0 >= rule.number ?? 0 }, "too small")
      case "minLength":
        return at(place, value.text.map { Double($0.count) >= rule.number ?? 0 }, "too short")
      case "pattern":
        return at(place, value.text.map { Self.matches($0, rule) }, "not as it should be")
      case "required": return missing(rule, in: value, at: place)
      case "properties", "additionalProperties":
        return keyword == "properties" ? members(rule, of: value, schema, at: place) : []
      case "items":
        return value.elements.enumerated().flatMap {
          complaints(about: $1, by: rule, at: "\(place)[\($0)]")
        }
      default: return ["\(place): the keyword '\(keyword)' is not understood"]
      }
    }
  }

  private func at(_ place: String, _ holds: Bool?, _ complaint: String) -> [String] {
    holds == false ? ["\(place): this is \(complaint)"] : []
  }

  private func reference(_ rule: JSONValue, _ value: JSONValue, _ place: String) -> [String] {
    let name = rule.text?.replacing("#/$defs/", with: "") ?? ""
    guard let target = root["$defs"]?[name] else { return ["\(place): there is no '\(name)'"] }
    return complaints(about: value, by: target, at: place)
  }

  private func missing(_ rule: JSONValue, in value: JSONValue, at place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return rule.elements.compactMap(\.text).filter { members[$0] == nil }.map {
      "\(place).\($0) is missing"
    }
  }

  private func members(
    _ rule: JSONValue,
    of value: JSONValue,
    _ schema: JSONValue,
    at place: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    let refuses = isClosed || schema["additionalProperties"] == .bool(false)
    return members.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      guard let inner = rule[name] else { return refuses ? ["\(place).\(name) is not known"] : [] }
      return complaints(about: member, by: inner, at: "\(place).\(name)")
    }
  }

  private static func type(_ rule: JSONValue, of value: JSONValue) -> Bool {
    switch (rule.text, value) {
    case ("string", .string), ("array", .array), ("object", .object), ("boolean", .bool),
      ("number", .number), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private static func matches(_ text: String, _ rule: JSONValue) -> Bool {
    guard let pattern = rule.text, let expression = try? Regex(pattern) else { return false }
    return text.firstMatch(of: expression) != nil
  }
}
