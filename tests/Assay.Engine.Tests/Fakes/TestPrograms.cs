using System.Reflection;
using Assay.Engine.Building;
using Assay.Shapes.Emission;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Programs that are built beside the tests.</summary>
internal static class TestPrograms
{
    /// <summary>The worker with rows that work and rows that misbehave.</summary>
    public static string Worker => PathOf("TestWorker");

    /// <summary>A program that refuses nothing.</summary>
    public static AdapterProgram Of(string file) => new(file, new Dictionary<(string, string), ContractRefusal>());

    /// <summary>Where a program lies.</summary>
    /// <param name="name">Its name in the project of the tests.</param>
    public static string PathOf(string name) =>
        Path.GetFullPath(
            typeof(TestPrograms).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(item => item.Key == name).Value!);
}
