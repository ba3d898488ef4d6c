using System.Text;
using Assay.Core.Workloads;
using Assay.Worker.Values;
using Assay.Worker.Values.Filling;

namespace Assay.Worker.Tests.Values;

/// <summary>Makes values as a worker does.</summary>
internal static class Made
{
    /// <summary>The first value of a sample.</summary>
    public static T From<T>(string json, params string[] known) => All<T>(Encoding.UTF8.GetBytes(json), known)[0];

    /// <summary>Every value of a sample.</summary>
    public static T[] AllFrom<T>(string json) => All<T>(Encoding.UTF8.GetBytes(json));

    /// <summary>Every value of a sample's bytes.</summary>
    public static T[] All<T>(byte[] sample, params string[] known) => WithSample(sample, path =>
    {
        var values = Values<T>(new ValueSource(ValueOrigin.Sample, path) { Known = known });
        var count = new SampleMaker<T>(new ValueSource(ValueOrigin.Sample, path) { Known = known }).Count;
        return Enumerable.Range(0, count).Select(i => values.Generate(Instance(i))).ToArray();
    });

    /// <summary>The first value of a sample of any type, boxed.</summary>
    public static object? From(Type type, string json) =>
        typeof(Made).GetMethod(nameof(From), 1, [typeof(string), typeof(string[])])!.MakeGenericMethod(type)
            .Invoke(null, System.Reflection.BindingFlags.DoNotWrapExceptions, null, [json, Array.Empty<string>()], null);

    /// <summary>What is said about a sample that does not fit.</summary>
    public static string Refusal<T>(string json, params string[] known) =>
        Assert.Throws<BadValuesException>(() => From<T>(json, known)).Message;

    /// <summary>What is said about a sample after its first value is read.</summary>
    public static IReadOnlyList<string> Notes<T>(string json) => WithSample(Encoding.UTF8.GetBytes(json), path =>
    {
        SampleMaker<T> maker = new(new ValueSource(ValueOrigin.Sample, path));
        for (var i = 0; i < maker.Count; i++)
            maker.Make(Instance(i));
        return maker.Notes;
    });

    /// <summary>An instance by the generator.</summary>
    public static T Generated<T>(int instance = 0, ulong seed = 1, params string[] known) =>
        Values<T>(new ValueSource(ValueOrigin.Generated, "") { Known = known }).Generate(new Recipe(1, seed, instance, 0));

    /// <summary>A data set that takes its values from a source.</summary>
    public static OwnValues<T> Values<T>(ValueSource source)
    {
        OwnValues<T> values = new();
        ((ITakesValues)values).Take(source);
        return values;
    }

    /// <summary>Uses a sample as a file.</summary>
    public static TResult WithSample<TResult>(byte[] sample, Func<string, TResult> use)
    {
        var folder = Directory.CreateTempSubdirectory("assay-sample-").FullName;
        try
        {
            var path = Path.Combine(folder, "sample.json");
            File.WriteAllBytes(path, sample);
            return use(path);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>The recipe of an instance.</summary>
    public static Recipe Instance(int number) => new(1, 1, number, 0);
}
