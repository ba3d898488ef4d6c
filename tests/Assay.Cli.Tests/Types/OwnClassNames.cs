using System.Reflection;

namespace Assay.Cli.Tests.Types;

/// <summary>The classes of tests/Assay.OwnClasses, and the roots that hold them.</summary>
internal static class OwnClassNames
{
    private const BindingFlags Makers = BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly;

    /// <summary>Every class that is judged.</summary>
    public static IReadOnlyList<string> All { get; } = [
        .. typeof(OwnClasses.Samples).GetMethods(Makers).Where(method => !method.IsSpecialName).Select(method => method.Name)];

    /// <summary>Groups that are in no other group, and classes that stand alone.</summary>
    public static IReadOnlyList<string> Roots { get; } = [.. Groups.Concat(All).Except(Groups.SelectMany(MembersOf))];

    private static IEnumerable<string> Groups => typeof(OwnClasses.Make).GetMethods(Makers).Select(method => method.Name);

    /// <summary>The groups and classes that a group holds: its members have their names. None for a class.</summary>
    public static IReadOnlyList<string> MembersOf(string root) =>
        typeof(OwnClasses.Make).GetMethod(root, Makers) is MethodInfo make
            ? [.. make.ReturnType.GetProperties().Select(member => member.Name)]
            : [];

    /// <summary>The classes that a root holds, in whatever group; a class holds itself.</summary>
    public static IReadOnlyList<string> ClassesIn(string root) =>
        MembersOf(root) is { Count: > 0 } members ? [.. members.SelectMany(ClassesIn)] : [root];

    /// <summary>The method that makes a root.</summary>
    public static string FactoryOf(string root) => $"OwnClasses.{(MembersOf(root).Count == 0 ? "Samples" : "Make")}.{root}";
}
