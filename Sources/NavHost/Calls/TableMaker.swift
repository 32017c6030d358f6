internal import NavCalls
internal import NavUI

/// A type that creates values with the learner's own initialisers and static members.
@MainActor
struct TableMaker {
  /// The table of the learner's types, filled by generated code.
  let table: NavCallTable

  private func made(
    _ name: String,
    _ arguments: [RouteLiteral.Argument],
    as type: Any.Type,
    read: @escaping (RouteLiteral, Any.Type) throws -> Any
  ) throws -> Any? {
    guard let makers = table.types[ObjectIdentifier(type)]?.makers else { return nil }
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    // A static property is written without parentheses, and so is a case whose associated values
    // are left out.
    let names = arguments.isEmpty ? [name, "\(name)()"] : ["\(name)(\(labels))"]
    var failure: NavCallArgumentError?
    for maker in names.flatMap({ makers[$0] ?? [] }) {
      do {
        let value = try maker(NavCallArguments { try read(arguments[$0].value, $1) })
        return try value ?? Self.refuse(name, arguments, type, "gives nil")
      } catch let error as NavCallArgumentError {
        failure = failure ?? error
      } catch let error as Refusal {
        throw error
      } catch {
        try Self.refuse(name, arguments, type, "threw \(ValueText.text(of: error))")
      }
    }
    if let failure {
      throw failure.reason
        ?? Refusal("\(arguments[failure.index].value) does not fit the parameter's type.")
    }
    return nil
  }

  @discardableResult
  private static func refuse(
    _ name: String,
    _ arguments: [RouteLiteral.Argument],
    _ type: Any.Type,
    _ what: String
  ) throws -> Any {
    let type = TypeName.spelled(type)
    let literal =
      name == "init" ? RouteLiteral.call(type, arguments) : .call("\(type).\(name)", arguments)
    throw Refusal("\(literal) \(what).")
  }
}

extension TableMaker: ValueMaker {
  // Values are read only while actions are performed, which is on the main actor.
  nonisolated func value(
    _ name: String,
    _ arguments: [RouteLiteral.Argument],
    as type: Any.Type,
    read: @escaping (RouteLiteral, Any.Type) throws -> Any
  ) throws -> Any? {
    nonisolated(unsafe) let read = read
    nonisolated(unsafe) var made: Any?
    try MainActor.assumeIsolated {
      made = try self.made(name, arguments, as: type, read: read)
    }
    return made
  }
}
