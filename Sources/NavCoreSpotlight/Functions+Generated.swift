// Made by Scripts/generate from Scripts/stand-ins/CoreSpotlight.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import NavUniformTypeIdentifiers

/// Stands in for `CSSearchableItemActionType` of CoreSpotlight, and does nothing.
public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"

/// Stands in for `CSSearchableItemActivityIdentifier` of CoreSpotlight, and does nothing.
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"

/// Stands in for `CSQueryContinuationActionType` of CoreSpotlight, and does nothing.
public let CSQueryContinuationActionType: String = "com.apple.corespotlightquery"

/// Stands in for `CSSearchQueryString` of CoreSpotlight, and does nothing.
public let CSSearchQueryString: String = "kCSSearchQueryString"
