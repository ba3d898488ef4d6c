using System.Diagnostics;
using Assay.Core.Protocol;

namespace Assay.Worker.Feeding;

/// <summary>Whose an exception's type is: a caller can catch those of a library by its name, those of .NET say nothing about it.</summary>
internal static class ExceptionOrigin
{
    private const int MostFrames = 3;

    /// <summary>Packages whose assemblies have the names of .NET's own, and are libraries for whoever uses them.</summary>
    private static readonly string[] Packages = ["Microsoft.Orleans", "Microsoft.Hadoop", "Microsoft.Diagnostics"];

    /// <summary>What a frame says of an exception.</summary>
    /// <param name="hasFrames">Whether the methods in which it began are named.</param>
    public static FeedException Describe(Exception exception, bool hasFrames) =>
        new(ExceptionText.TypeOf(exception), IsOfFramework(exception.GetType()), ExceptionText.Of(exception))
        {
            Causes = ExceptionText.CausesOf(exception),
            Frames = hasFrames ? FramesOf(exception.GetBaseException()) : [],
        };

    /// <summary>The innermost methods of a library: helpers of .NET that only throw are the same for many places.</summary>
    private static string[] FramesOf(Exception exception)
    {
        List<System.Reflection.MethodBase> methods = [
            .. new StackTrace(exception).GetFrames().Select(frame => frame.GetMethod()).OfType<System.Reflection.MethodBase>()];
        var ofLibrary =
            methods.FindAll(method => method.DeclaringType is null || !IsOfFramework(method.DeclaringType));
        return [.. (ofLibrary.Count > 0 ? ofLibrary : methods).Take(MostFrames)
            .Select(method => method.DeclaringType is { } type ? $"{type.FullName ?? type.Name}.{method.Name}" : method.Name)];
    }

    /// <summary>Whether .NET declares a type. By the name of its assembly, because native programs have no files to look at.</summary>
    internal static bool IsOfFramework(Type type)
    {
        var name = type.Assembly.GetName().Name ?? "";
        return name is "mscorlib" or "netstandard" or "System" or "WindowsBase"
            || name.StartsWith("System.", StringComparison.Ordinal)
            || (name.StartsWith("Microsoft.", StringComparison.Ordinal)
                && !Array.Exists(Packages, package => name.StartsWith(package, StringComparison.Ordinal)));
    }
}
