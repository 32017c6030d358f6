package import SceneModel

/// A field for a date, a time or both.
public struct DatePicker<Label: View> {
  /// The set of date components that a user can select.
  public typealias Components = DatePickerComponents

  package let label: Label
  let selection: Binding<Date>
}

/// A set of date components that a user can select.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and minute.
  public static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1) }

  /// The day, month and year.
  public static var date: DatePickerComponents { DatePickerComponents(rawValue: 2) }
}

extension DatePicker: ControlView {
  package func element(for node: ViewNode) -> Element {
    Element(
      id: node.id,
      kind: .datePicker,
      value: selection.wrappedValue.formatted(.iso8601)
    )
  }

  package func perform(_ gesture: UserGesture) throws {
    guard case .pick(let option) = gesture,
      let date = PickedDate(option)?.applied(to: selection.wrappedValue)
    else {
      throw Refusal(
        "A date picker takes a date, a time or both, as in: pick \"2025-06-01\" in \"…\", \"09:30\" or "
          + "\"2025-06-01T09:30:00Z\"."
      )
    }
    selection.wrappedValue = date
  }
}
