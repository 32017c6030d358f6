// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactGivenNameKey` of Contacts, and does nothing.
public let CNContactGivenNameKey: String = "givenName"

/// Stands in for `CNContactFamilyNameKey` of Contacts, and does nothing.
public let CNContactFamilyNameKey: String = "familyName"

/// Stands in for `CNContactPhoneNumbersKey` of Contacts, and does nothing.
public let CNContactPhoneNumbersKey: String = "phoneNumbers"

/// Stands in for `CNContactEmailAddressesKey` of Contacts, and does nothing.
public let CNContactEmailAddressesKey: String = "emailAddresses"

/// Stands in for `CNContactImageDataKey` of Contacts, and does nothing.
public let CNContactImageDataKey: String = "imageData"

/// Stands in for `CNContactThumbnailImageDataKey` of Contacts, and does nothing.
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"
