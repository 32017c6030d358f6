// swift-tools-version: 5.10
import PackageDescription

let package = Package(
    name: "Quizzical",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "Quizzical", resources: [.process("Resources")])
    ]
)
