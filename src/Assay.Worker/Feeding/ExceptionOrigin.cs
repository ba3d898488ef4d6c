using Assay.Core.Protocol;

namespace Assay.Worker.Feeding;

/// <summary>Whose an exception's type is: a caller can catch those of a library by its name, those of .NET say nothing about it.</summary>
internal static class ExceptionOrigin
{
    /// <summary>Packages whose assemblies have the names of .NET's own, and are libraries for whoever uses them.</summary>
    private static readonly string[] Packages = ["Microsoft.Orleans", "Microsoft.Hadoop", "Microsoft.Diagnostics"];

    /// <summary>What a frame says of an exception.</summary>
    public static FeedException Describe(Exception exception) => new(ExceptionText.TypeOf(exception), IsOfFramework(exception.GetType()), ExceptionText.Of(exception));

    /// <summary>Whether .NET declares a type. By the name of its assembly, because native programs have no files to look at.</summary>
    internal static bool IsOfFramework(Type type)
    {
        string name = type.Assembly.GetName().Name ?? "";
        return name is "mscorlib" or "netstandard" or "System" or "WindowsBase"
            || name.StartsWith("System.", StringComparison.Ordinal)
            || (name.StartsWith("Microsoft.", StringComparison.Ordinal) && !Array.Exists(Packages, package => name.StartsWith(package, StringComparison.Ordinal)));
    }
}
