// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "NewsCore",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "NewsModels", targets: ["NewsModels"]),
        .library(name: "NewsFeatures", targets: ["NewsFeatures"]),
    ],
    dependencies: [
        .package(path: "../DesignSystem")
    ],
    targets: [
        .target(name: "NewsModels", resources: [.process("Resources")]),
        .target(name: "NewsFeatures", dependencies: ["NewsModels", "DesignSystem"]),
    ]
)
