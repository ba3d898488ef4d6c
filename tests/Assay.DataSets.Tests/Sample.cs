using Assay.Core.Workloads;

namespace Assay.DataSets.Tests;

/// <summary>Generates data sets by name.</summary>
internal static class Sample
{
    public static object Generate(string name, int size, int instance = 0, ulong seed = 0, int? payloadBytes = null)
    {
        var description = DataSetCatalogue.Find(name) ?? throw new ArgumentException(name);
        var generator = Activator.CreateInstance(description.GeneratorType)!;
        var generate = description.GeneratorType.GetMethod("Generate")!;
        return generate.Invoke(generator, [new Recipe(size, seed, instance, payloadBytes ?? description.DefaultPayloadBytes)])!;
    }

    public static T Generate<T>(string name, int size, int instance = 0, ulong seed = 0) => (T)Generate(name, size, instance, seed);

    /// <summary>
    /// Every data set in its small sizes, of which those over 100 take nine tenths of the time and are in the category slow.
    /// </summary>
    public static TheoryData<string, int> Small()
    {
        var rows = new TheoryData<string, int>();
        foreach (var description in DataSetCatalogue.All)
        {
            foreach (var size in description.Sizes.Where(static size => size <= 1_000))
                rows.Add(
                    size <= 100 || size == description.Sizes[0]
                        ? new TheoryDataRow<string, int>(description.Name, size)
                        : new TheoryDataRow<string, int>(description.Name, size).WithTrait("Category", "slow"));
        }

        return rows;
    }
}
