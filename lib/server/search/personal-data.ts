import type { PersonalData } from '@/lib/server/personal-data-port';

// Triggers write them, and delete what is shown no more.
export const personalData: PersonalData = {
  tables: {
    user_search: { notCopied: 'the name and headline once more, folded for search', goneWith: 'the profile' },
    post_search: { notCopied: 'the words of posts once more, folded for search', goneWith: 'the post' },
    search_words: {
      notCopied: 'how many texts have a word, without whose they are',
      goneWith: 'the texts that have it',
    },
    search_tags: {
      notCopied: 'how many public posts have a tag, without whose they are',
      goneWith: 'the posts that have it',
    },
    product_search: {
      notCopied: 'the words of products once more, folded for search',
      goneWith: 'the product',
    },
  },
};
