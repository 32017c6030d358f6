// Made by Scripts/generate from Scripts/stand-ins/CoreSpotlight.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import NavUniformTypeIdentifiers

/// Stands in for `CSSearchableItemAttributeSet` of CoreSpotlight, and does nothing.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// Stands in for `title` of `CSSearchableItemAttributeSet`.
  open var title: String? = nil
  /// Stands in for `displayName` of `CSSearchableItemAttributeSet`.
  open var displayName: String? = nil
  /// Stands in for `contentDescription` of `CSSearchableItemAttributeSet`.
  open var contentDescription: String? = nil
  /// Stands in for `keywords` of `CSSearchableItemAttributeSet`.
  open var keywords: [String]? = nil
  /// Stands in for `thumbnailData` of `CSSearchableItemAttributeSet`.
  open var thumbnailData: Data? = nil
  /// Stands in for `contentURL` of `CSSearchableItemAttributeSet`.
  open var contentURL: URL? = nil
  /// Stands in for `relatedUniqueIdentifier` of `CSSearchableItemAttributeSet`.
  open var relatedUniqueIdentifier: String? = nil
  /// Stands in for `identifier` of `CSSearchableItemAttributeSet`.
  open var identifier: String? = nil
  /// Stands in for `alternateNames` of `CSSearchableItemAttributeSet`.
  open var alternateNames: [String]? = nil
  /// Stands in for `domainIdentifier` of `CSSearchableItemAttributeSet`.
  open var domainIdentifier: String? = nil
  /// Stands in for `contentType` of `CSSearchableItemAttributeSet`.
  open var contentType: String? = nil
  /// Stands in for `contentTypeTree` of `CSSearchableItemAttributeSet`.
  open var contentTypeTree: [String]? = nil
  /// Stands in for `thumbnailURL` of `CSSearchableItemAttributeSet`.
  open var thumbnailURL: URL? = nil
  /// Stands in for `rating` of `CSSearchableItemAttributeSet`.
  open var rating: NSNumber? = nil
  /// Stands in for `ratingDescription` of `CSSearchableItemAttributeSet`.
  open var ratingDescription: String? = nil
  /// Stands in for `comment` of `CSSearchableItemAttributeSet`.
  open var comment: String? = nil
  /// Stands in for `subject` of `CSSearchableItemAttributeSet`.
  open var subject: String? = nil
  /// Stands in for `kind` of `CSSearchableItemAttributeSet`.
  open var kind: String? = nil
  /// Stands in for `textContent` of `CSSearchableItemAttributeSet`.
  open var textContent: String? = nil
  /// Stands in for `creator` of `CSSearchableItemAttributeSet`.
  open var creator: String? = nil
  /// Stands in for `contentCreationDate` of `CSSearchableItemAttributeSet`.
  open var contentCreationDate: Date? = nil
  /// Stands in for `contentModificationDate` of `CSSearchableItemAttributeSet`.
  open var contentModificationDate: Date? = nil
  /// Stands in for `addedDate` of `CSSearchableItemAttributeSet`.
  open var addedDate: Date? = nil
  /// Stands in for `lastUsedDate` of `CSSearchableItemAttributeSet`.
  open var lastUsedDate: Date? = nil
  /// Stands in for `dueDate` of `CSSearchableItemAttributeSet`.
  open var dueDate: Date? = nil
  /// Stands in for `startDate` of `CSSearchableItemAttributeSet`.
  open var startDate: Date? = nil
  /// Stands in for `endDate` of `CSSearchableItemAttributeSet`.
  open var endDate: Date? = nil
  /// Stands in for `completionDate` of `CSSearchableItemAttributeSet`.
  open var completionDate: Date? = nil
  /// Stands in for `importantDates` of `CSSearchableItemAttributeSet`.
  open var importantDates: [Date]? = nil
  /// Stands in for `emailAddresses` of `CSSearchableItemAttributeSet`.
  open var emailAddresses: [String]? = nil
  /// Stands in for `phoneNumbers` of `CSSearchableItemAttributeSet`.
  open var phoneNumbers: [String]? = nil
  /// Stands in for `authorNames` of `CSSearchableItemAttributeSet`.
  open var authorNames: [String]? = nil
  /// Stands in for `recipientNames` of `CSSearchableItemAttributeSet`.
  open var recipientNames: [String]? = nil
  /// Stands in for `latitude` of `CSSearchableItemAttributeSet`.
  open var latitude: NSNumber? = nil
  /// Stands in for `longitude` of `CSSearchableItemAttributeSet`.
  open var longitude: NSNumber? = nil
  /// Stands in for `namedLocation` of `CSSearchableItemAttributeSet`.
  open var namedLocation: String? = nil
  /// Stands in for `city` of `CSSearchableItemAttributeSet`.
  open var city: String? = nil
  /// Stands in for `country` of `CSSearchableItemAttributeSet`.
  open var country: String? = nil
  /// Stands in for `duration` of `CSSearchableItemAttributeSet`.
  open var duration: NSNumber? = nil
  /// Stands in for `artist` of `CSSearchableItemAttributeSet`.
  open var artist: String? = nil
  /// Stands in for `album` of `CSSearchableItemAttributeSet`.
  open var album: String? = nil
  /// Stands in for `genre` of `CSSearchableItemAttributeSet`.
  open var genre: String? = nil
  /// Stands in for `supportsPhoneCall` of `CSSearchableItemAttributeSet`.
  open var supportsPhoneCall: NSNumber? = nil
  /// Stands in for `supportsNavigation` of `CSSearchableItemAttributeSet`.
  open var supportsNavigation: NSNumber? = nil
  /// Stands in for `userCreated` of `CSSearchableItemAttributeSet`.
  open var userCreated: NSNumber? = nil
  /// Stands in for `userOwned` of `CSSearchableItemAttributeSet`.
  open var userOwned: NSNumber? = nil
  /// Stands in for `userCurated` of `CSSearchableItemAttributeSet`.
  open var userCurated: NSNumber? = nil
  /// Stands in for `rankingHint` of `CSSearchableItemAttributeSet`.
  open var rankingHint: NSNumber? = nil
  /// Creates what stands in for a `CSSearchableItemAttributeSet`.
  public init(contentType: UTType) {
    super.init()
  }
  /// Creates what stands in for a `CSSearchableItemAttributeSet`.
  public init(itemContentType: String) {
    super.init()
  }
  /// Creates what stands in for a `CSSearchableItemAttributeSet`.
  public override init() {
    super.init()
  }
}
