extension Action {
  /// Writes the action, using a few bytes for common actions and JSON for others.
  func write(to writer: inout WireWriter) throws(WireError) {
    switch self {
    case .tap(let element):
      writer.byte(1)
      writer.integer(element)
    case .selectTab(let element):
      writer.byte(2)
      writer.integer(element)
    case .back(let levels):
      writer.byte(3)
      writer.integer(levels)
    case .push(let value):
      writer.byte(4)
      value.write(to: &writer)
    case .pop(let count):
      writer.byte(5)
      writer.integer(count)
    case .popToRoot: writer.byte(6)
    case .setPath(let values):
      writer.byte(7)
      Literal.write(values, to: &writer)
    case .type(let element, let text):
      writer.byte(8)
      writer.integer(element)
      writer.text(text)
    case .open(let url):
      writer.byte(9)
      writer.text(url)
    case .wait(let seconds):
      writer.byte(10)
      writer.decimal(seconds)
    case .look: writer.byte(11)
    case .dismiss: writer.byte(12)
    case .launch(nil, KeptState(), let moment) where moment.arguments.isEmpty:
      writer.byte(13)
      moment.write(to: &writer)
    default:
      writer.byte(0)
      writer.blob(try WireJSON.bytes(of: self))
    }
  }

  /// Creates an action by reading its written form.
  init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.byte() {
      case 0: try WireJSON.value(Action.self, from: reader.blob())
      case 1: .tap(element: try reader.integer())
      case 2: .selectTab(element: try reader.integer())
      case 3: .back(levels: try reader.integer())
      case 4: .push(try Literal(from: &reader))
      case 5: .pop(count: try reader.integer())
      case 6: .popToRoot
      case 7: .setPath(try Literal.list(from: &reader))
      case 8: .type(element: try reader.integer(), text: try reader.text())
      case 9: .open(url: try reader.text())
      case 10: .wait(seconds: try reader.decimal())
      case 11: .look
      case 12: .dismiss
      case 13: .launch(url: nil, moment: try LaunchMoment(from: &reader))
      default: throw WireError.malformed("an action is of no kind")
      }
  }
}

extension LaunchMoment {
  /// Writes the conditions of the launch.
  fileprivate func write(to writer: inout WireWriter) {
    writer.optional(date) { $0.integer(Int($1)) }
    writer.integer(number)
  }

  /// Creates the conditions of a launch by reading their written form.
  fileprivate init(from reader: inout WireReader) throws(WireError) {
    let hasDate = try reader.boolean()
    let date = hasDate ? Int64(try reader.integer()) : nil
    self.init(date: date, number: try reader.integer())
  }
}
