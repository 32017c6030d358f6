// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPointOfInterestCategory` of MapKit, and does nothing.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `MKPointOfInterestCategory`.
  public let rawValue: String
  /// Creates what stands in for a `MKPointOfInterestCategory`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `airport` of `MKPointOfInterestCategory`.
  public static let airport: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAirport"
  )
  /// Stands in for `amusementPark` of `MKPointOfInterestCategory`.
  public static let amusementPark: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAmusementPark"
  )
  /// Stands in for `animalService` of `MKPointOfInterestCategory`.
  public static let animalService: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAnimalService"
  )
  /// Stands in for `aquarium` of `MKPointOfInterestCategory`.
  public static let aquarium: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAquarium"
  )
  /// Stands in for `atm` of `MKPointOfInterestCategory`.
  public static let atm: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAtm"
  )
  /// Stands in for `automotiveRepair` of `MKPointOfInterestCategory`.
  public static let automotiveRepair: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAutomotiveRepair"
  )
  /// Stands in for `bakery` of `MKPointOfInterestCategory`.
  public static let bakery: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBakery"
  )
  /// Stands in for `bank` of `MKPointOfInterestCategory`.
  public static let bank: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBank"
  )
  /// Stands in for `baseball` of `MKPointOfInterestCategory`.
  public static let baseball: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBaseball"
  )
  /// Stands in for `basketball` of `MKPointOfInterestCategory`.
  public static let basketball: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBasketball"
  )
  /// Stands in for `beach` of `MKPointOfInterestCategory`.
  public static let beach: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBeach"
  )
  /// Stands in for `beauty` of `MKPointOfInterestCategory`.
  public static let beauty: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBeauty"
  )
  /// Stands in for `bowling` of `MKPointOfInterestCategory`.
  public static let bowling: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBowling"
  )
  /// Stands in for `brewery` of `MKPointOfInterestCategory`.
  public static let brewery: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryBrewery"
  )
  /// Stands in for `cafe` of `MKPointOfInterestCategory`.
  public static let cafe: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryCafe"
  )
  /// Stands in for `campground` of `MKPointOfInterestCategory`.
  public static let campground: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryCampground"
  )
  /// Stands in for `carRental` of `MKPointOfInterestCategory`.
  public static let carRental: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryCarRental"
  )
  /// Stands in for `castle` of `MKPointOfInterestCategory`.
  public static let castle: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryCastle"
  )
  /// Stands in for `conventionCenter` of `MKPointOfInterestCategory`.
  public static let conventionCenter: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryConventionCenter"
  )
  /// Stands in for `distillery` of `MKPointOfInterestCategory`.
  public static let distillery: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryDistillery"
  )
  /// Stands in for `evCharger` of `MKPointOfInterestCategory`.
  public static let evCharger: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryEvCharger"
  )
  /// Stands in for `fairground` of `MKPointOfInterestCategory`.
  public static let fairground: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFairground"
  )
  /// Stands in for `fireStation` of `MKPointOfInterestCategory`.
  public static let fireStation: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFireStation"
  )
  /// Stands in for `fishing` of `MKPointOfInterestCategory`.
  public static let fishing: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFishing"
  )
  /// Stands in for `fitnessCenter` of `MKPointOfInterestCategory`.
  public static let fitnessCenter: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFitnessCenter"
  )
  /// Stands in for `foodMarket` of `MKPointOfInterestCategory`.
  public static let foodMarket: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFoodMarket"
  )
  /// Stands in for `fortress` of `MKPointOfInterestCategory`.
  public static let fortress: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFortress"
  )
  /// Stands in for `gasStation` of `MKPointOfInterestCategory`.
  public static let gasStation: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryGasStation"
  )
  /// Stands in for `goKart` of `MKPointOfInterestCategory`.
  public static let goKart: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryGoKart"
  )
  /// Stands in for `golf` of `MKPointOfInterestCategory`.
  public static let golf: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryGolf"
  )
  /// Stands in for `hiking` of `MKPointOfInterestCategory`.
  public static let hiking: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryHiking"
  )
  /// Stands in for `hospital` of `MKPointOfInterestCategory`.
  public static let hospital: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryHospital"
  )
  /// Stands in for `hotel` of `MKPointOfInterestCategory`.
  public static let hotel: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryHotel"
  )
  /// Stands in for `kayaking` of `MKPointOfInterestCategory`.
  public static let kayaking: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryKayaking"
  )
  /// Stands in for `landmark` of `MKPointOfInterestCategory`.
  public static let landmark: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryLandmark"
  )
  /// Stands in for `laundry` of `MKPointOfInterestCategory`.
  public static let laundry: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryLaundry"
  )
  /// Stands in for `library` of `MKPointOfInterestCategory`.
  public static let library: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryLibrary"
  )
  /// Stands in for `mailbox` of `MKPointOfInterestCategory`.
  public static let mailbox: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryMailbox"
  )
  /// Stands in for `marina` of `MKPointOfInterestCategory`.
  public static let marina: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryMarina"
  )
  /// Stands in for `miniGolf` of `MKPointOfInterestCategory`.
  public static let miniGolf: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryMiniGolf"
  )
  /// Stands in for `movieTheater` of `MKPointOfInterestCategory`.
  public static let movieTheater: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryMovieTheater"
  )
  /// Stands in for `museum` of `MKPointOfInterestCategory`.
  public static let museum: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryMuseum"
  )
  /// Stands in for `musicVenue` of `MKPointOfInterestCategory`.
  public static let musicVenue: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryMusicVenue"
  )
  /// Stands in for `nationalMonument` of `MKPointOfInterestCategory`.
  public static let nationalMonument: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryNationalMonument"
  )
  /// Stands in for `nationalPark` of `MKPointOfInterestCategory`.
  public static let nationalPark: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryNationalPark"
  )
  /// Stands in for `nightlife` of `MKPointOfInterestCategory`.
  public static let nightlife: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryNightlife"
  )
  /// Stands in for `park` of `MKPointOfInterestCategory`.
  public static let park: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPark"
  )
  /// Stands in for `parking` of `MKPointOfInterestCategory`.
  public static let parking: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryParking"
  )
  /// Stands in for `pharmacy` of `MKPointOfInterestCategory`.
  public static let pharmacy: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPharmacy"
  )
  /// Stands in for `planetarium` of `MKPointOfInterestCategory`.
  public static let planetarium: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPlanetarium"
  )
  /// Stands in for `police` of `MKPointOfInterestCategory`.
  public static let police: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPolice"
  )
  /// Stands in for `postOffice` of `MKPointOfInterestCategory`.
  public static let postOffice: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPostOffice"
  )
  /// Stands in for `publicTransport` of `MKPointOfInterestCategory`.
  public static let publicTransport: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPublicTransport"
  )
  /// Stands in for `restaurant` of `MKPointOfInterestCategory`.
  public static let restaurant: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryRestaurant"
  )
  /// Stands in for `restroom` of `MKPointOfInterestCategory`.
  public static let restroom: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryRestroom"
  )
  /// Stands in for `rockClimbing` of `MKPointOfInterestCategory`.
  public static let rockClimbing: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryRockClimbing"
  )
  /// Stands in for `rvPark` of `MKPointOfInterestCategory`.
  public static let rvPark: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryRvPark"
  )
  /// Stands in for `school` of `MKPointOfInterestCategory`.
  public static let school: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySchool"
  )
  /// Stands in for `skatePark` of `MKPointOfInterestCategory`.
  public static let skatePark: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySkatePark"
  )
  /// Stands in for `skating` of `MKPointOfInterestCategory`.
  public static let skating: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySkating"
  )
  /// Stands in for `skiing` of `MKPointOfInterestCategory`.
  public static let skiing: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySkiing"
  )
  /// Stands in for `soccer` of `MKPointOfInterestCategory`.
  public static let soccer: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySoccer"
  )
  /// Stands in for `spa` of `MKPointOfInterestCategory`.
  public static let spa: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySpa"
  )
  /// Stands in for `stadium` of `MKPointOfInterestCategory`.
  public static let stadium: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryStadium"
  )
  /// Stands in for `store` of `MKPointOfInterestCategory`.
  public static let store: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryStore"
  )
  /// Stands in for `surfing` of `MKPointOfInterestCategory`.
  public static let surfing: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySurfing"
  )
  /// Stands in for `swimming` of `MKPointOfInterestCategory`.
  public static let swimming: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategorySwimming"
  )
  /// Stands in for `tennis` of `MKPointOfInterestCategory`.
  public static let tennis: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryTennis"
  )
  /// Stands in for `theater` of `MKPointOfInterestCategory`.
  public static let theater: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryTheater"
  )
  /// Stands in for `university` of `MKPointOfInterestCategory`.
  public static let university: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryUniversity"
  )
  /// Stands in for `volleyball` of `MKPointOfInterestCategory`.
  public static let volleyball: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryVolleyball"
  )
  /// Stands in for `winery` of `MKPointOfInterestCategory`.
  public static let winery: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryWinery"
  )
  /// Stands in for `zoo` of `MKPointOfInterestCategory`.
  public static let zoo: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryZoo"
  )
}
