using System.Globalization;
using System.Reflection.PortableExecutable;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;

namespace Assay.Engine.UserTypes;

/// <summary>Whether workers can load an assembly, by what its file says.</summary>
internal static partial class AssemblyRules
{
    /// <summary>Reads an assembly that workers must be able to load.</summary>
    /// <param name="frameworks">The target frameworks of the workers, such as <c>net10.0</c>.</param>
    /// <exception cref="BadInputException">They cannot load it.</exception>
    public static AssemblyFacts Read(string file, IReadOnlyList<string> frameworks)
    {
        var name = Path.GetFileName(file);
        var facts = Open(file)
            ?? throw new BadInputException($"{name} contains only native code. Name the .dll that contains your types, or its project.");
        if (facts.Culture.Length > 0)
            throw new BadInputException($"{name} is a resource assembly without types. Name the .dll one folder up.");
        if (facts.IsReferenceAssembly)
            throw new BadInputException($"{name} is a reference assembly without code. Name the one in the project's bin folder.");
        if (facts.Code == CodeKind.ThirtyTwoBit && Environment.Is64BitProcess)
            throw new BadInputException($"{name} is built for x86, but workers are 64-bit processes. Build it for AnyCPU.");
        if (facts.Code == CodeKind.Mixed)
            throw new BadInputException($"{name} mixes .NET and native Windows code. Name a .dll written in C#, F# or Visual Basic.");
        if (OtherProcessor(facts) is string processor)
            throw new BadInputException(
                $"{name} is built for {processor}, but workers run on {RuntimeInformation.ProcessArchitecture}. Build it for AnyCPU.");
        EnsureFramework(facts, name, frameworks);
        return facts;
    }

    /// <summary>
    /// What an assembly is built for, as a target framework is written: <c>net8.0</c>; null for a framework of another kind.
    /// </summary>
    public static string? TargetOf(string framework) =>
        Core().Match(framework) is { Success: true } match
            && int.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture) is >= 5 and int major
            ? string.Create(CultureInfo.InvariantCulture, $"net{major}.{match.Groups[2].Value}")
            : null;

    /// <summary>The major version of a target framework such as <c>net10.0</c>; 0 for .NET Framework's.</summary>
    public static int MajorOf(string target) =>
        Target().Match(target) is { Success: true } match ? int.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture) : 0;

    private static AssemblyFacts? Open(string file)
    {
        try
        {
            return AssemblyFacts.Read(file);
        }
        catch (Exception exception) when (exception is BadImageFormatException or OverflowException or ArgumentOutOfRangeException)
        {
            throw new BadInputException(
                $"{Path.GetFileName(file)} is damaged or not a .NET assembly. Build it again, or name its project.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{file} cannot be read ({IoReason.Of(exception, file)}). Name a readable .dll or project.", exception);
        }
    }

    /// <summary>
    /// The processor of an assembly that another cannot run. A portable one has the header of x86, or of the processor that its native
    /// image is for.
    /// </summary>
    private static string? OtherProcessor(AssemblyFacts facts) => (facts.Machine, RuntimeInformation.ProcessArchitecture) switch
    {
        (Machine.Amd64, not Architecture.X64) => "x64",
        (Machine.Arm64, not Architecture.Arm64) => "Arm64",
        (Machine.Arm or Machine.ArmThumb2, not Architecture.Arm) => "Arm",
        _ => null,
    };

    private static void EnsureFramework(AssemblyFacts facts, string name, IReadOnlyList<string> frameworks)
    {
        if (facts.Framework.StartsWith(".NETFramework,", StringComparison.Ordinal) && frameworks.Any(target => MajorOf(target) > 0))
        {
            var version = facts.Framework[(facts.Framework.LastIndexOf('v') + 1)..];
            throw new BadInputException(
                $"{name} is built for .NET Framework {version}, but workers run {frameworks[0]}. Build it for netstandard2.0 or net8.0.");
        }

        if (TargetOf(facts.Framework) is not string own)
            return;
        if (frameworks.FirstOrDefault(target => MajorOf(target) < MajorOf(own)) is string older)
            throw new BadInputException(
                $"{name} is built for {own}, but workers run {older}. Build it for {older} or older, such as netstandard2.0.");
    }

    [GeneratedRegex(@"^\.NETCoreApp,Version=v(\d+)\.(\d+)")]
    private static partial Regex Core();

    [GeneratedRegex(@"^net(\d+)\.\d+")]
    private static partial Regex Target();
}
