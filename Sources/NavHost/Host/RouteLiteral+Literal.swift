internal import NavUI
internal import SceneModel

extension RouteLiteral {
  /// Creates the runtime's form of a literal.
  init(_ literal: Literal) throws {
    switch literal {
    case .integer(let value): self = .integer(value)
    case .decimal(let value): self = .decimal(value)
    case .string(let value): self = .string(value)
    case .boolean(let value): self = .boolean(value)
    case .null: self = .null
    case .wildcard:
      throw Refusal("_ means any value in an expectation; write a real value in a path.")
    case .array(let elements): self = .array(try elements.map { try RouteLiteral($0) })
    case .dictionary(let entries):
      self = .dictionary(
        try entries.map {
          try Entry(key: RouteLiteral($0.key), value: RouteLiteral($0.value))
        }
      )
    case .member(let name, let arguments):
      self = .member(name, try arguments.map { try Argument($0) })
    case .call(let name, let arguments): self = .call(name, try arguments.map { try Argument($0) })
    }
  }
}

extension RouteLiteral.Argument {
  fileprivate init(_ argument: Literal.Argument) throws {
    self.init(label: argument.label, value: try RouteLiteral(argument.value))
  }
}
