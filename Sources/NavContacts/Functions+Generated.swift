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

/// Stands in for `CNContactMiddleNameKey` of Contacts, and does nothing.
public let CNContactMiddleNameKey: String = "middleName"

/// Stands in for `CNContactNamePrefixKey` of Contacts, and does nothing.
public let CNContactNamePrefixKey: String = "namePrefix"

/// Stands in for `CNContactNameSuffixKey` of Contacts, and does nothing.
public let CNContactNameSuffixKey: String = "nameSuffix"

/// Stands in for `CNContactNicknameKey` of Contacts, and does nothing.
public let CNContactNicknameKey: String = "nickname"

/// Stands in for `CNContactOrganizationNameKey` of Contacts, and does nothing.
public let CNContactOrganizationNameKey: String = "organizationName"

/// Stands in for `CNContactJobTitleKey` of Contacts, and does nothing.
public let CNContactJobTitleKey: String = "jobTitle"

/// Stands in for `CNContactDepartmentNameKey` of Contacts, and does nothing.
public let CNContactDepartmentNameKey: String = "departmentName"

/// Stands in for `CNContactPostalAddressesKey` of Contacts, and does nothing.
public let CNContactPostalAddressesKey: String = "postalAddresses"

/// Stands in for `CNContactUrlAddressesKey` of Contacts, and does nothing.
public let CNContactUrlAddressesKey: String = "urlAddresses"

/// Stands in for `CNContactBirthdayKey` of Contacts, and does nothing.
public let CNContactBirthdayKey: String = "birthday"

/// Stands in for `CNContactNoteKey` of Contacts, and does nothing.
public let CNContactNoteKey: String = "note"

/// Stands in for `CNContactImageDataAvailableKey` of Contacts, and does nothing.
public let CNContactImageDataAvailableKey: String = "imageDataAvailable"

/// Stands in for `CNContactIdentifierKey` of Contacts, and does nothing.
public let CNContactIdentifierKey: String = "identifier"

/// Stands in for `CNContactDatesKey` of Contacts, and does nothing.
public let CNContactDatesKey: String = "dates"

/// Stands in for `CNLabelHome` of Contacts, and does nothing.
public let CNLabelHome: String = "_$!<Home>!$_"

/// Stands in for `CNLabelWork` of Contacts, and does nothing.
public let CNLabelWork: String = "_$!<Work>!$_"

/// Stands in for `CNLabelOther` of Contacts, and does nothing.
public let CNLabelOther: String = "_$!<Other>!$_"

/// Stands in for `CNLabelSchool` of Contacts, and does nothing.
public let CNLabelSchool: String = "_$!<School>!$_"

/// Stands in for `CNLabelEmailiCloud` of Contacts, and does nothing.
public let CNLabelEmailiCloud: String = "_$!<iCloud>!$_"

/// Stands in for `CNLabelPhoneNumberMobile` of Contacts, and does nothing.
public let CNLabelPhoneNumberMobile: String = "_$!<Mobile>!$_"

/// Stands in for `CNLabelPhoneNumberiPhone` of Contacts, and does nothing.
public let CNLabelPhoneNumberiPhone: String = "_$!<iPhone>!$_"

/// Stands in for `CNLabelPhoneNumberMain` of Contacts, and does nothing.
public let CNLabelPhoneNumberMain: String = "_$!<Main>!$_"

/// Stands in for `CNLabelPhoneNumberHomeFax` of Contacts, and does nothing.
public let CNLabelPhoneNumberHomeFax: String = "_$!<HomeFAX>!$_"

/// Stands in for `CNLabelPhoneNumberWorkFax` of Contacts, and does nothing.
public let CNLabelPhoneNumberWorkFax: String = "_$!<WorkFAX>!$_"

/// Stands in for `CNLabelURLAddressHomePage` of Contacts, and does nothing.
public let CNLabelURLAddressHomePage: String = "_$!<HomePage>!$_"

/// Stands in for `CNContactImageDataKey` of Contacts, and does nothing.
public let CNContactImageDataKey: String = "imageData"

/// Stands in for `CNContactThumbnailImageDataKey` of Contacts, and does nothing.
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"
