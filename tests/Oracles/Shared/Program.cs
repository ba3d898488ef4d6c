using System.Globalization;
using OwnClasses;

// Writes and reads values with a genuine library, and prints what became of them. Nothing of Assay is used here. The first argument names a
// library where a program has several. Then a number: a line for each class of tests/Assay.OwnClasses, after so many that are passed over,
// because a library may end the process: class, verdict and what shows it. Or "cases": the names of the conformance cases in the program's
// folder Cases. Or "case" and a name: the verdict on it.
switch (args.ElementAtOrDefault(1))
{
    case "cases":
        foreach (HandWrittenCase one in HandWrittenCase.All)
            Console.WriteLine(one.Name);
        break;
    case "case":
        Console.WriteLine(HandWrittenCase.All.Single(one => one.Name == args[2]).Verdict());
        break;
    default:
        foreach (object sample in Samples.All.Skip(args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 0))
        {
            Console.Write($"{sample.GetType().Name}\t");
            Console.WriteLine(Verdict.On(sample));
        }

        break;
}
