internal import Foundation
internal import SceneModel

extension StoredValue {
  /// The value in the form that Foundation's property lists use.
  var propertyList: Any {
    switch self {
    case .boolean(let value): value
    case .integer(let value): value
    case .decimal(let value): value
    case .string(let text): text
    case .data(let data): data
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .array(let values): values.map(\.propertyList)
    case .dictionary(let values): values.mapValues(\.propertyList)
    }
  }

  /// Creates a value from a Foundation value, or returns nil if property lists do not support the value.
  ///
  /// On Linux, the elements of lists are optionals that are never nil.
  init?(propertyList value: Any) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .decimal(value)
    case let value as Float: self = .decimal(Double(value))
    case let text as String: self = .string(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let values as [Any]: self = .array(values.compactMap { Self(propertyList: $0) })
    case let values as [AnyHashable: Any]:
      let pairs = values.compactMap { key, value in
        (key.base as? String).flatMap { key in Self(propertyList: value).map { (key, $0) } }
      }
      self = .dictionary(Dictionary(pairs) { $1 })
    case let number as NSNumber: self = .decimal(number.doubleValue)
    default: return nil
    }
  }
}
