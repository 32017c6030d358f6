/// A user's activity that can be continued later or on another device.
///
/// Foundation has this class only on Apple's systems.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity.
  public let activityType: String
  /// The title of the activity, or nil if there is none.
  open var title: String?
  /// The values with which the activity can be continued, or nil if there are none.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values that are required for continuing the activity, or nil if there are none.
  open var requiredUserInfoKeys: Set<String>?
  /// The address of a web page with the same content, or nil if there is none.
  open var webpageURL: URL?
  /// The URL from which the activity came, or nil if there is none.
  open var referrerURL: URL?
  /// The date on which the activity expires, or nil if there is none.
  open var expirationDate: Date?
  /// The keywords with which a search finds the activity.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether the values have changed since they were last sent to another device.
  open var needsSave = false
  /// A Boolean value that indicates whether the activity can be continued on another device.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether the activity appears in the system's search.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether the activity appears in public search.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the system can suggest the activity.
  open var isEligibleForPrediction = false
  /// An identifier that distinguishes activities of the same type, or nil if there is none.
  open var persistentIdentifier: String?
  /// The identifier of the content that the activity shows, or nil if there is none.
  open var targetContentIdentifier: String?

  /// Creates an activity of a type.
  ///
  /// - Parameter activityType: The kind of the activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds values with which the activity can be continued.
  ///
  /// - Parameter otherDictionary: The values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity current, which has no effect in NavLab.
  open func becomeCurrent() {}

  /// Marks the activity as no longer current, which has no effect in NavLab.
  open func resignCurrent() {}

  /// Marks the activity as ended, which has no effect in NavLab.
  open func invalidate() {}

  /// Stores an encodable value with which the activity can be continued.
  ///
  /// - Parameter payload: The value.
  /// - Throws: Any error of the value's encoding.
  open func setTypedPayload<T: Codable>(_ payload: T) throws {
    let data = try JSONEncoder().encode(payload)
    let object = try JSONSerialization.jsonObject(with: data)
    addUserInfoEntries(from: object as? [String: Any] ?? [:])
  }

  /// Returns the decoded value with which the activity can be continued.
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
/// The type of an activity that consists of browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
