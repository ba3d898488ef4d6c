using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;

namespace Assay.Shapes.Tests.Dialects.Protobuf;

/// <summary>The compiler of schemas that the adapter's build uses.</summary>
internal static class Protoc
{
    /// <summary>Gives the C# that protoc generates.</summary>
    public static IReadOnlyList<string> Generate(string file, string schema)
    {
        var folder = Directory.CreateTempSubdirectory("assay-protoc-").FullName;
        try
        {
            File.WriteAllText(Path.Combine(folder, file), schema);
            var start = new ProcessStartInfo(FullPath, ["--proto_path=" + folder, "--csharp_out=" + folder, Path.Combine(folder, file)])
            {
                RedirectStandardError = true,
            };
            using var process = Process.Start(start)!;
            var errors = process.StandardError.ReadToEnd();
            process.WaitForExit();
            Assert.True(process.ExitCode == 0 && errors.Length == 0, $"{errors}\n{schema}");
            return [.. Directory.EnumerateFiles(folder, "*.cs").Select(File.ReadAllText)];
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static string FullPath
    {
        get
        {
            var tools = typeof(Protoc).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
                .Single(attribute => attribute.Key == "Protoc").Value!;
            // The macOS program runs on both of its processors, as the package has it.
            var folder = OperatingSystem.IsWindows() ? "windows_x64"
                : OperatingSystem.IsMacOS() ? "macosx_x64"
                : RuntimeInformation.OSArchitecture == Architecture.Arm64 ? "linux_arm64" : "linux_x64";
            return Path.Combine(tools, folder, OperatingSystem.IsWindows() ? "protoc.exe" : "protoc");
        }
    }
}
