/// Something that a person does in an app and can go on with elsewhere or later.
///
/// Foundation has this class on Apple's systems only.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity.
  public let activityType: String
  /// The title that a person reads.
  open var title: String?
  /// The values that are needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values that are needed to go on.
  open var requiredUserInfoKeys: Set<String>?
  /// A web page with the same content.
  open var webpageURL: URL?
  /// The address that the activity came from.
  open var referrerURL: URL?
  /// The date from which the activity is of no more use.
  open var expirationDate: Date?
  /// Words to find the activity by.
  open var keywords: Set<String> = []
  /// Whether the values have changed since they were last handed on.
  open var needsSave = false
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether search may find it.
  open var isEligibleForSearch = false
  /// Whether everybody's search may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may propose it.
  open var isEligibleForPrediction = false
  /// A name that tells activities of one type apart.
  open var persistentIdentifier: String?
  /// The identifier of the scene that the activity belongs to.
  open var targetContentIdentifier: String?

  /// Creates an activity.
  ///
  /// - Parameter activityType: What kind of activity it is.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds values that are needed to go on.
  ///
  /// - Parameter otherDictionary: The values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the activity of the moment.
  open func becomeCurrent() {}

  /// Ends being the activity of the moment.
  open func resignCurrent() {}

  /// Ends the activity.
  open func invalidate() {}

  /// Stores a value as what is needed to go on.
  ///
  /// - Parameter payload: The value.
  /// - Throws: Whatever the value throws while it is encoded.
  open func setTypedPayload<T: Codable>(_ payload: T) throws {
    let data = try JSONEncoder().encode(payload)
    let object = try JSONSerialization.jsonObject(with: data)
    addUserInfoEntries(from: object as? [String: Any] ?? [:])
  }

  /// Reads the value that is needed to go on.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: Whatever the value throws while it is decoded.
  open func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    let object = (userInfo ?? [:]).reduce(into: [String: Any]()) { object, entry in
      if let key = entry.key as? String { object[key] = entry.value }
    }
    return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: object))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity of reading a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
