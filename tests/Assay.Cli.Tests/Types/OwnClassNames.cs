using System.Reflection;

namespace Assay.Cli.Tests.Types;

/// <summary>The classes of tests/Assay.OwnClasses, and the roots that hold them.</summary>
internal static class OwnClassNames
{
    private const BindingFlags Makers = BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly;

    /// <summary>Every class that is judged.</summary>
    public static IReadOnlyList<string> All { get; } = [.. typeof(OwnClasses.Samples).GetMethods(Makers).Where(method => !method.IsSpecialName).Select(method => method.Name)];

    /// <summary>Groups of several classes, and classes that stand alone.</summary>
    public static IReadOnlyList<string> Roots { get; } = [.. Groups, .. All.Except(Groups.SelectMany(ClassesIn))];

    private static IEnumerable<string> Groups => typeof(OwnClasses.Make).GetMethods(Makers).Select(method => method.Name);

    /// <summary>The classes that a root holds: its members have their names; a class that stands alone holds itself.</summary>
    public static IReadOnlyList<string> ClassesIn(string root) =>
        typeof(OwnClasses.Make).GetMethod(root, Makers) is MethodInfo make ? [.. make.ReturnType.GetProperties().Select(member => member.Name)] : [root];

    /// <summary>The method that makes a root.</summary>
    public static string FactoryOf(string root) => typeof(OwnClasses.Make).GetMethod(root, Makers) is null ? $"OwnClasses.Samples.{root}" : $"OwnClasses.Make.{root}";
}
