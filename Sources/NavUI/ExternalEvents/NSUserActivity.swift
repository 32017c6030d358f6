/// An activity of a user that can be continued elsewhere or later.
///
/// Foundation has this class only on Apple's systems.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity.
  public let activityType: String
  /// The visible title.
  open var title: String?
  /// The values for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the required values.
  open var requiredUserInfoKeys: Set<String>?
  /// A web page with the same content.
  open var webpageURL: URL?
  /// The URL from which the activity came.
  open var referrerURL: URL?
  /// The date on which the activity expires.
  open var expirationDate: Date?
  /// Keywords for search.
  open var keywords: Set<String> = []
  /// Whether the values have changed since they were last passed on.
  open var needsSave = false
  /// Whether another device can continue it.
  open var isEligibleForHandoff = true
  /// Whether the system's search can find it.
  open var isEligibleForSearch = false
  /// Whether public search can find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest it.
  open var isEligibleForPrediction = false
  /// A name that distinguishes activities of one type.
  open var persistentIdentifier: String?
  /// The identifier of the activity's scene.
  open var targetContentIdentifier: String?

  /// Creates an activity.
  ///
  /// - Parameter activityType: The kind of the activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds values for continuing the activity.
  ///
  /// - Parameter otherDictionary: The values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the current activity.
  open func becomeCurrent() {}

  /// Ends being the current activity.
  open func resignCurrent() {}

  /// Ends the activity.
  open func invalidate() {}

  /// Stores a value for continuing the activity.
  ///
  /// - Parameter payload: The value.
  /// - Throws: Any error of the value's encoding.
  open func setTypedPayload<T: Codable>(_ payload: T) throws {
    let data = try JSONEncoder().encode(payload)
    let object = try JSONSerialization.jsonObject(with: data)
    addUserInfoEntries(from: object as? [String: Any] ?? [:])
  }

  /// Reads the value for continuing the activity.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: Any error of the value's decoding.
  open func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    let object = (userInfo ?? [:]).reduce(into: [String: Any]()) { object, entry in
      if let key = entry.key as? String { object[key] = entry.value }
    }
    return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: object))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity of browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
