#nullable enable
using System.Collections;

namespace Chests
{
    /// <summary>Collections from before generics.</summary>
    public class Chest
    {
        private readonly ArrayList _tools = new();

        public Chest(ArrayList tools) => _tools = tools;

        public ArrayList Tools => _tools;

        public Hashtable? Owners { get; set; }

        public object[]? Marks { get; set; }
    }

    public class Tool
    {
        public string? Name { get; set; }
    }

    public sealed class Saw : Tool
    {
        public int Teeth { get; set; }
    }
}
