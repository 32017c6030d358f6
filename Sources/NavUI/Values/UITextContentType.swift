/// UIKit's kinds of content for a text field.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A full name.
  public static let name = UITextContentType(name: "name")

  /// The prefix of a name.
  public static let namePrefix = UITextContentType(name: "namePrefix")

  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")

  /// A middle name.
  public static let middleName = UITextContentType(name: "middleName")

  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")

  /// The suffix of a name.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")

  /// A nickname.
  public static let nickname = UITextContentType(name: "nickname")

  /// A job title.
  public static let jobTitle = UITextContentType(name: "jobTitle")

  /// The name of a company.
  public static let organizationName = UITextContentType(name: "organizationName")

  /// A place.
  public static let location = UITextContentType(name: "location")

  /// A full street address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")

  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")

  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")

  /// The city of an address.
  public static let addressCity = UITextContentType(name: "addressCity")

  /// The state of an address.
  public static let addressState = UITextContentType(name: "addressState")

  /// The city and state of an address.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")

  /// A part of a city.
  public static let sublocality = UITextContentType(name: "sublocality")

  /// The name of a country.
  public static let countryName = UITextContentType(name: "countryName")

  /// A postal code.
  public static let postalCode = UITextContentType(name: "postalCode")

  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")

  /// An email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(name: "URL")

  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")

  /// A username.
  public static let username = UITextContentType(name: "username")

  /// A password.
  public static let password = UITextContentType(name: "password")

  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")

  /// A one-time code.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")

  /// A date and time.
  public static let dateTime = UITextContentType(name: "dateTime")

  /// A date of birth.
  public static let birthdate = UITextContentType(name: "birthdate")
}
