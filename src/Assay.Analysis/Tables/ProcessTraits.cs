using System.Globalization;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>What can differ from process to process of one row, each as a text that two processes share or do not.</summary>
internal sealed class ProcessTraits
{
    private const int Line = 64;

    // More than half, so that there is one, and most by far, so that the others are exceptions.
    private const double ShareOfUsual = 0.6;
    private readonly IReadOnlyList<ProcessFacts> processes;
    private readonly SortedDictionary<string, string[]> code = new(StringComparer.Ordinal);
    private readonly SortedDictionary<string, string> usual = new(StringComparer.Ordinal);

    public ProcessTraits(IReadOnlyList<ProcessFacts> processes)
    {
        this.processes = processes;
        for (var i = 0; i < processes.Count; i++)
        {
            foreach (var method in processes[i].Methods.GroupBy(method => method.Name))
            {
                if (!code.TryGetValue(method.Key, out var all))
                    code.Add(method.Key, all = [.. Enumerable.Repeat("", processes.Count)]);
                all[i] = string.Join(", ", method.Select(CodeOf).Order(StringComparer.Ordinal));
            }
        }

        foreach (var (name, all) in code)
        {
            var most = all.GroupBy(text => text).MaxBy(same => same.Count())!;
            if (most.Count() >= ShareOfUsual * processes.Count)
                usual.Add(name, most.Key);
        }
    }

    /// <summary>Methods whose code in a process is not the usual one; methods without a usual one are left out.</summary>
    /// <param name="process">The process, as an index.</param>
    public IEnumerable<(string Method, string Code, string Usual)> DifferencesOf(int process) =>
        usual.Select(method => (method.Key, code[method.Key][process], method.Value)).Where(method => method.Item2 != method.Value);

    /// <summary>Every trait with its text for each process: code of methods, where code begins in a cache line, the processor.</summary>
    public IEnumerable<(string Name, string[] Texts)> All()
    {
        foreach (var (name, all) in code)
        {
            yield return (name, all);
            var lines = Starts(name);
            if (lines.Length > 0)
                yield return (name, lines);
        }
        if (processes.All(process => process.BatchesOfProcessors.Count > 0))
            yield return ("", [.. processes.Select(process => $"most batches on processor {Largest(process.BatchesOfProcessors)}")]);
    }

    private string[] Starts(string name)
    {
        List<HotMethod[]> methods = [.. processes.Select(process => process.Methods.Where(method => method.Name == name).ToArray())];
        return methods.TrueForAll(own => own.Length == 1)
            ? [.. methods.Select(
                own => string.Create(CultureInfo.InvariantCulture, $"code begins {own[0].Address % Line} bytes into a line of {Line}"))]
            : [];
    }

    private static int Largest(IReadOnlyList<int> batches) => Enumerable.Range(0, batches.Count).MaxBy(processor => batches[processor]);

    private static string CodeOf(HotMethod method) =>
        string.Create(CultureInfo.InvariantCulture, $"{method.Tier} {method.CodeBytes} bytes");
}
