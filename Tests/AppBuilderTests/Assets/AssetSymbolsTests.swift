import Foundation
import Testing

@testable import AppBuilder

@Suite("The Swift names of assets")
struct AssetSymbolsTests {
  @Test(
    "a name is spelled as Xcode spells it",
    arguments: [
      ("hero", "hero"), ("hero-image", "hero"), ("Hero Image", "hero"), ("HeroImage", "hero"),
      ("tab_bar_item", "tabBarItem"), ("URLIcon", "urlIcon"), ("ABC", "ABC"),
      ("AL-0", "AL_0"), ("BMRArm", "bmrArm"),
      ("2nd place", "_2NdPlace"), ("icon24x24", "icon24X24"), ("0b3c", "_0B3C"),
      ("add_05", "add05"),
      ("default", "`default`"), ("Inout", "`inout`"), ("Image", "image"), ("---", ""), ("½", ""),
      ("Größe", "größe"), ("a+b", "aB"),
    ]
  )
  func images(name: String, member: String) {
    #expect(AssetSymbols.identifier(of: name, suffix: "Image") == member)
  }

  @Test("only the suffix of its kind is removed from a colour's name")
  func colors() {
    #expect(AssetSymbols.identifier(of: "AccentColor", suffix: "Color") == "accent")
    #expect(AssetSymbols.identifier(of: "brandImage", suffix: "Color") == "brandImage")
  }

  @Test("catalogues are read with their folders, and icons get no names")
  func source() throws {
    let folder = try LearnerFolder([
      "A.xcassets/Contents.json": "{}", "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "A.xcassets/hero.imageset/Contents.json": "{}",
      "A.xcassets/Plain/hut.imageset/Contents.json": "{}",
      "A.xcassets/Maps/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Maps/alps.imageset/Contents.json": "{}",
      "A.xcassets/Brand.colorset/Contents.json": "{}",
      "A.xcassets/red.colorset/Contents.json": "{}",
      "A.xcassets/background.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"platform": "ios"}}]}"#,
      "A.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
      "A.xcassets/Night/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Night/sky.colorset/Contents.json": "{}",
    ])
    let catalogue = AssetCatalogue(at: ["\(folder.path)/A.xcassets"])
    #expect(catalogue.images == ["Maps/alps", "hero", "hut"])
    #expect(catalogue.colors == ["Brand", "Night/sky", "background", "red"])
    #expect(
      AssetSymbols(catalogue: catalogue, extendsColor: true).source == """
        import Foundation
        import SwiftUI

        extension ImageResource {
          nonisolated static let hero = ImageResource(name: "hero", bundle: .main)
          nonisolated static let hut = ImageResource(name: "hut", bundle: .main)
        }

        extension ImageResource {
          enum Maps {}
        }

        extension ImageResource.Maps {
          nonisolated static let alps = ImageResource(name: "Maps/alps", bundle: .main)
        }

        extension ColorResource {
          nonisolated static let brand = ColorResource(name: "Brand", bundle: .main)
          nonisolated static let background = ColorResource(name: "background", bundle: .main)
          nonisolated static let red = ColorResource(name: "red", bundle: .main)
        }

        extension ColorResource {
          enum Night {}
        }

        extension ColorResource.Night {
          nonisolated static let sky = ColorResource(name: "Night/sky", bundle: .main)
        }

        extension UIColor {
          nonisolated static var brand: UIColor { UIColor(resource: .brand) }
          nonisolated static var background: UIColor { UIColor(resource: .background) }
        }

        extension UIColor {
          enum Night {}
        }

        extension UIColor.Night {
          nonisolated static var sky: UIColor { UIColor(resource: .Night.sky) }
        }

        extension UIImage {
          nonisolated static var hero: UIImage { UIImage(resource: .hero) }
          nonisolated static var hut: UIImage { UIImage(resource: .hut) }
        }

        extension UIImage {
          enum Maps {}
        }

        extension UIImage.Maps {
          nonisolated static var alps: UIImage { UIImage(resource: .Maps.alps) }
        }

        extension Color {
          nonisolated static var brand: Color { Color(ColorResource.brand) }
          nonisolated static var background: Color { Color(ColorResource.background) }
        }

        extension Color {
          enum Night {}
        }

        extension Color.Night {
          nonisolated static var sky: Color { Color(ColorResource.Night.sky) }
        }

        extension ShapeStyle where Self == Color {
          nonisolated static var brand: Color { Color(ColorResource.brand) }
          nonisolated static var background: Color { Color(ColorResource.background) }
        }

        """
    )
    let older = try #require(AssetSymbols(catalogue: catalogue).source)
    #expect(!older.contains("extension UIColor") && !older.contains("extension Color {"))
    #expect(AssetSymbols(catalogue: AssetCatalogue(at: [])).source == nil)
  }
}
