import Foundation

extension RouteLiteral {
  /// The literal as JSON, or nil if a part of it cannot be expressed in JSON.
  var json: String? {
    switch self {
    case .integer(let value): return "\(value)"
    case .decimal(let value): return value.isFinite ? "\(value)" : nil
    case .boolean(let value): return "\(value)"
    case .null: return "null"
    case .string(let value): return Self.json(value)
    case .array(let elements):
      let texts = elements.compactMap(\.json)
      return texts.count == elements.count ? "[\(texts.joined(separator: ","))]" : nil
    case .call(_, let arguments):
      if let first = arguments.first, arguments.count == 1, first.label == nil {
        return first.value.json
      }
      let texts = arguments.compactMap { argument in
        argument.label.flatMap { label in argument.value.json.map { "\(Self.json(label)):\($0)" } }
      }
      return texts.count == arguments.count ? "{\(texts.joined(separator: ","))}" : nil
    case .dictionary, .tuple, .member, .opaque: return nil
    }
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{0}"..."\u{1F}": json += String(format: "\\u%04x", scalar.value)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
